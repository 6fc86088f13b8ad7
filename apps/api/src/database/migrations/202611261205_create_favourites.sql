-- The events, records, interviews and sessions that an account has saved.
create table favourite (
  account_id uuid not null references account on delete cascade,
  content_id integer not null references content on delete cascade,
  added_at timestamptz not null default now(),
  primary key (account_id, content_id)
);

create index favourite_content on favourite (content_id);
