-- What is deleted of a sent email after a week.
create index if not exists sent_mail_files on sent_mail (sent_at) where sealed is not null and attachments <> '{}';

-- What is left of guests whose orders are forgotten: who owned what has ended, the recipients of transferred tickets, and notes
-- about addresses that no other order and no account has.
create function forget_rest_of_guests(orders uuid[], emails text[]) returns void language sql as $$
  update entitlement set email = null where order_id = any (orders) and email is not null;
  update ticket_transfer set email = '' from ticket join order_line on order_line.id = order_line_id
    where ticket.id = ticket_id and order_id = any (orders) and ticket_transfer.email <> '';
  delete from customer_note where email = any (emails)
    and not exists (
      select from "order" where account_id is null and not is_forgotten and "order".email = customer_note.email
    )
    and not exists (select from account where account.email = customer_note.email);
$$;

-- As before, but a rental that was never started has ended too, and nothing else names the guest.
create or replace function forget_old_guests(most integer) returns integer language plpgsql as $$
declare
  forgotten uuid[];
  emails text[];
begin
  select array_agg(id), array_agg(distinct email) filter (where email is not null) into forgotten, emails from (
    select id, email from "order"
    where account_id is null and not is_forgotten and status in ('Complete', 'Cancelled', 'Expired')
      and placed_at < now() - interval '1 year' and (
        status <> 'Complete' and settled_at is null
        or placed_at < now() - interval '6 years'
          and not exists (
            select from entitlement where entitlement.order_id = "order".id
              and entitlement_state(entitlement) not in ('revoked', 'ended')
          )
          and not exists (
            select from gift_card where gift_card.order_id = "order".id and balance > 0 and cancelled_at is null
          )
      )
    order by placed_at limit most for update skip locked
  ) as old;
  if forgotten is null then
    return 0;
  end if;
  update ticket set holder = '', email = null from order_line
    where order_line.id = order_line_id and order_id = any (forgotten) and (holder <> '' or email is not null);
  update gift_card set gift = '{}' where order_id = any (forgotten) and gift is not null;
  update guest set name = '–', note = '' where order_id = any (forgotten);
  update "order" set is_forgotten = true where id = any (forgotten);
  perform forget_rest_of_guests(forgotten, emails);
  perform forget_buyers();
  return cardinality(forgotten);
end $$;

-- Of those that were forgotten before. Somebody may still own what was given to another address.
update entitlement set email = null from "order"
  where "order".id = order_id and is_forgotten and "order".account_id is null and entitlement.email is not null
    and (not entitlement.is_gift or entitlement_state(entitlement) in ('revoked', 'ended'));
update ticket_transfer set email = '' from ticket join order_line on order_line.id = order_line_id
  join "order" on "order".id = order_id
  where ticket.id = ticket_id and is_forgotten and "order".account_id is null and placed_at < now() - interval '6 years'
    and ticket_transfer.email <> '';
delete from customer_note where email is not null
  and not exists (
    select from "order" where account_id is null and not is_forgotten and "order".email = customer_note.email
  )
  and not exists (select from account where account.email = customer_note.email);
