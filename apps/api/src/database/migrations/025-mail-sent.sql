-- Which mails about what was bought were handed on, for ever: none is written twice for one event.

create table mail_sent (
  key text primary key check (key <> ''),
  sent_at timestamptz not null default now()
);
