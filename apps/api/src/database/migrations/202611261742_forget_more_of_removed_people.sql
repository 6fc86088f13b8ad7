-- As before. The gift becomes empty: without one the card would have the gift of its order, which may name somebody else.
create or replace function forget_buyer() returns trigger language plpgsql as $$
begin
  update gift_card set gift = '{}'
  where gift is not null and (
    lower(gift ->> 'recipient_email') = lower(old.email) or order_id in (select id from "order" where account_id = old.id)
  );
  update "order" set account_id = null, is_forgotten = true where account_id = old.id;
  perform forget_buyers();
  return old;
end $$;

-- As before, and nothing is left of a guest who bought or got a gift card.
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
  update "order" set is_forgotten = true where account_id is null and email = of_email;
  perform forget_buyers();
end $$;

-- Issues of the newsletter that still wait for a removed subscriber are not sent.
create function withdraw_newsletter_mails() returns trigger language plpgsql as $$
begin
  delete from outbox using newsletter_delivery where outbox.id = job_id and subscription_id = old.id;
  return old;
end $$;

create trigger withdraw_newsletter_mails before delete on subscription
  for each row execute function withdraw_newsletter_mails();
