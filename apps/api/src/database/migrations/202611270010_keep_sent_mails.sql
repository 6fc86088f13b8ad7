-- A worker holds the job until `run_at`; without this a running job looks like one that is retried later.
alter table outbox add column is_running boolean not null default false;

create index outbox_failed on outbox (failed_at) where failed_at is not null;

-- Emails that were handed to the mail server, for a month.
create table sent_mail (
  -- The id of the job.
  id uuid primary key,
  kind text not null check (kind <> ''),
  recipient text not null,
  subject text not null,
  -- Login codes and the secrets of links are left out of both texts.
  text text not null,
  language text not null check (language in ('en', 'ne')),
  attachments text[] not null default '{}',
  -- The email itself, encrypted, for sending it again. Null if it is not sent again.
  sealed bytea,
  -- False if its content was no longer true when its turn came.
  is_sent boolean not null,
  created_at timestamptz not null,
  sent_at timestamptz not null default clock_timestamp()
);

create index sent_mail_at on sent_mail (sent_at);
create index sent_mail_recipient on sent_mail (lower(recipient));

-- What the event was about, and the job that processes it.
alter table card_event
  add column payload jsonb not null default '{}',
  add column job_id uuid;

create index card_event_received on card_event (received_at);

create function forget_sent_mails() returns trigger language plpgsql as $$
begin
  delete from sent_mail where lower(recipient) = lower(old.email);
  return old;
end $$;

create trigger forget_sent_mails after delete on account
  for each row when (old.email is not null) execute function forget_sent_mails();

-- As before, and the emails to the guest are deleted.
create or replace function forget_guest(of_email text) returns void language plpgsql as $$
begin
  update gift_card set gift = '{}'
  where gift is not null and (
    lower(gift ->> 'recipient_email') = lower(of_email)
    or order_id in (select id from "order" where account_id is null and email = of_email)
  );
  update ticket set holder = '' from order_line join "order" on "order".id = order_id
    where order_line.id = order_line_id and "order".account_id is null and "order".email = of_email and not is_transferred;
  update ticket set holder = '', email = null where email = of_email;
  update ticket_transfer set email = '' where email = of_email;
  update waiting_list set email = 'gone ' || id, state = case state when 'waiting' then 'left' else state end
    where email = of_email;
  delete from stock_notice where email = of_email;
  delete from customer_note where email = of_email;
  delete from sent_mail where lower(recipient) = lower(of_email);
  update "order" set is_forgotten = true where account_id is null and email = of_email;
  perform forget_buyers();
end $$;

-- A failed email of an issue that staff send again counts as sent.
create function note_newsletter_retry() returns trigger language plpgsql as $$
begin
  update newsletter_delivery set failed_at = null where job_id = new.id;
  return null;
end $$;

create trigger note_newsletter_retry after update of failed_at on outbox
  for each row when (new.failed_at is null and old.failed_at is not null and new.topic = 'mail.send')
  execute function note_newsletter_retry();
