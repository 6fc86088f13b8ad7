-- Who is emailed before an event date.
create table reminder (
  account_id uuid not null references account on delete cascade,
  event_date_id integer not null references event_date on delete cascade,
  -- Stored unhashed: the emails contain it, and it can only end them.
  token text not null unique,
  -- The origin of the site, for the links in the emails.
  site text not null,
  added_at timestamptz not null default now(),
  -- Kept, so that the link of an older email still tells that it has ended.
  ended_at timestamptz,
  -- The start time that each email was sent for: an event date that was moved is reminded again.
  day_sent_for timestamptz,
  start_sent_for timestamptz,
  primary key (account_id, event_date_id)
);

create index reminder_event_date on reminder (event_date_id);
