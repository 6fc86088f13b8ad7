-- What is said beside a streamed night by those who watch it.

-- How a night's talk stands. Whoever writes takes the next number first, and so waits for the one before: numbers are seen in
-- their order, and what has a higher one than the last that was read is all that is new.
create table chat_room (
  event_date_id integer primary key references event_date on delete cascade,
  seq bigint not null check (seq > 0),
  -- So long somebody waits between two messages.
  slow_seconds integer not null default 0 check (slow_seconds between 0 and 600)
);

-- What an account is called beside a night. It is chosen once, and nobody else has it there.
create table chat_name (
  account_id uuid not null references account on delete cascade,
  event_date_id integer not null references event_date on delete cascade,
  name text not null check (name <> '' and char_length(name) <= 40),
  muted_at timestamptz,
  primary key (account_id, event_date_id)
);

create unique index chat_name_called on chat_name (event_date_id, lower(name));

create table chat_message (
  id uuid primary key,
  event_date_id integer not null references event_date on delete cascade,
  -- Nobody any more when the account is deleted: its name goes with it, and what was said stays.
  account_id uuid references account on delete set null,
  -- Said by somebody who works here.
  is_house boolean not null,
  text text not null check (text <> '' and char_length(text) <= 300),
  said_at timestamptz not null default now(),
  hidden_at timestamptz,
  -- Its place in the talk, and the number under which it was last changed.
  seq bigint not null,
  changed_seq bigint not null,
  unique (event_date_id, seq)
);

create unique index chat_message_changed on chat_message (event_date_id, changed_seq);
create index chat_message_account on chat_message (account_id, event_date_id, said_at);
create index chat_message_said on chat_message (said_at);

-- Somebody thinks that it should not stand there.
create table chat_report (
  message_id uuid not null references chat_message on delete cascade,
  account_id uuid not null references account on delete cascade,
  reported_at timestamptz not null default now(),
  primary key (message_id, account_id)
);

create index chat_report_account on chat_report (account_id);

-- What those who run a night have done to its talk. It outlives what it was done to.
create table chat_action (
  id uuid primary key,
  event_date_id integer not null references event_date on delete cascade,
  kind text not null check (kind in ('hide', 'show', 'mute', 'unmute', 'slow')),
  done_by uuid references account on delete set null,
  done_at timestamptz not null default now(),
  message_id uuid,
  account_id uuid references account on delete set null,
  seconds integer
);

create index chat_action_date on chat_action (event_date_id, done_at);
create index chat_action_by on chat_action (done_by);
create index chat_action_account on chat_action (account_id);
