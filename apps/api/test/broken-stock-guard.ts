import type pg from 'pg'

/**
 * The stock of a careless shop, in the database of one test: it looks what is left, thinks, and writes what it believes to
 * be left then. No constraint catches it.
 */
const CARELESS = `
  alter table product drop constraint product_num_available_check;
  alter table ticket_type drop constraint ticket_type_check;
  alter table voucher drop constraint voucher_check1;

  create or replace function take_copies(of_product integer, wanted integer) returns boolean language plpgsql as $$
  declare
    seen integer;
  begin
    select num_available into seen from product where id = of_product;
    perform pg_sleep(0.02);
    if seen < wanted then return false; end if;
    update product set num_available = seen - wanted where id = of_product;
    return true;
  end $$;

  create or replace function take_places(of_type integer, wanted integer) returns boolean language plpgsql as $$
  declare
    seen ticket_type;
  begin
    select * into seen from ticket_type where id = of_type;
    perform pg_sleep(0.02);
    if seen.sold + seen.held + wanted > seen.capacity then return false; end if;
    update ticket_type set held = seen.held + wanted where id = of_type;
    return true;
  end $$;

  create or replace function take_voucher(of_code text) returns boolean language plpgsql as $$
  declare
    seen voucher;
  begin
    select * into seen from voucher where code = of_code;
    perform pg_sleep(0.02);
    if seen.uses >= seen.most_uses then return false; end if;
    update voucher set uses = seen.uses + 1 where code = of_code;
    return true;
  end $$;
`

export const breakStockGuard = (pool: pg.Pool) => pool.query(CARELESS)
