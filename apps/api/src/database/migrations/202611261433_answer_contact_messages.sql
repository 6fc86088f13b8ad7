-- Messages to the shop are worked on: someone takes one over, answers it and closes it.
alter table contact_message
  add status text not null default 'open' check (status in ('open', 'closed')),
  add assigned_to uuid references account on delete set null,
  add version integer not null default 1,
  add closed_at timestamptz;

create index contact_message_state on contact_message (status, created_at desc, id);
create index contact_message_email on contact_message (email);
create index contact_message_assigned on contact_message (assigned_to) where assigned_to is not null;

create table contact_answer (
  id uuid primary key,
  message_id uuid not null references contact_message on delete cascade,
  text text not null check (text <> ''),
  author text not null,
  sent_at timestamptz not null default now()
);

create index contact_answer_message on contact_answer (message_id, sent_at);
