-- The length of the public sample, which can be shorter than the track.
alter table track add preview_seconds integer check (preview_seconds > 0);

-- What is sung: {"language": "ne", "text": …, "romanised": …, "translation": …}; null where it is not known.
alter table track add lyrics jsonb check (lyrics ?& array['language', 'text']);
alter table track add is_instrumental boolean not null default false;
alter table track add check (not is_instrumental or lyrics is null);

-- [{"role": …, "name": …}]
alter table track_translation add credits jsonb not null default '[]';
