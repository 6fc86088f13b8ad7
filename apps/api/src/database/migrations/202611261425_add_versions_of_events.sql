-- What staff change has a version.
alter table venue add column version integer not null default 1;
alter table event_date add column version integer not null default 1;
alter table ticket_type add column version integer not null default 1;

-- The list of venues also has those without events.
create function touch_venue_list() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or old is distinct from new then
    perform touch_cache_tags('events');
  end if;
  return null;
end $$;

create constraint trigger touch_list after insert or update or delete on venue
  deferrable initially deferred for each row
  when (current_setting('dabali.touch', true) is distinct from 'off') execute function touch_venue_list();
create constraint trigger touch_list after insert or update or delete on venue_translation
  deferrable initially deferred for each row
  when (current_setting('dabali.touch', true) is distinct from 'off') execute function touch_venue_list();
