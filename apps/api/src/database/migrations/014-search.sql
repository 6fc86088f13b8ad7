-- What search needs to know to show a thing at its time, a work once, and a slip of the pen at all.

alter table search_document
  -- Nothing tells that a planned day has come, so whoever looks asks the clock.
  add column shown_from timestamptz not null default '-infinity',
  add column work_id integer;

-- A list of what is not yet in the index would be walked through by every search.
alter index search_document_words set (fastupdate = off);
alter index search_document_names set (fastupdate = off);

-- What looks alike when letters are compared in threes, for what is too far from every word to be found by it.
create function search_alike(looked_for text, most integer) returns setof search_document
language sql stable strict set pg_trgm.word_similarity_threshold = 0.4 as $$
  select * from search_document
  where looked_for <% names and shown_from <= now()
  order by word_similarity(looked_for, names) desc, weight desc
  limit most
$$;

create trigger reindex after insert or update or delete on product_category
  for each row execute function reindex_product('product_id');
create trigger reindex_from after insert or update or delete on content_link
  for each row execute function reindex_content('from_id');
create trigger reindex_to after insert or update or delete on content_link
  for each row execute function reindex_content('to_id');
create trigger reindex after insert or update or delete on track
  for each row execute function reindex_content('record_id');

create function reindex_track() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old is not distinct from new or current_setting('dabali.touch', true) = 'off' then
    return null;
  end if;
  insert into outbox (id, topic, payload, key)
  select gen_random_uuid(), 'search.index', jsonb_build_object('content', record_id), 'search.index content ' || record_id
  from track where id = coalesce(new.track_id, old.track_id)
  on conflict (key) do nothing;
  return null;
end $$;

create trigger reindex after insert or update or delete on track_translation
  for each row execute function reindex_track();
