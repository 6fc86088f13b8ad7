-- The number next to the QR code of a ticket: `ticketNumber` of the domain package. At the door of one date, the number of a
-- ticket of another date has to be told from one that no ticket has.
create function ticket_number(id uuid, revision integer) returns text language sql immutable parallel safe as $$
  select substr(characters, 1, 4) || ' ' || substr(characters, 5)
  from (
    select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (value >> (5 * place) & 31)::integer + 1, 1), '' order by place desc)
      as characters
    from generate_series(0, 7) as place, lateral (
      select (('x' || right(id::text, 10))::bit(40)::bigint + revision::bigint * 104729) % 1099511627776 as value
    ) as number
  ) as written
$$;

create index ticket_by_number on ticket (ticket_number(id, revision)) where status = 'valid';
