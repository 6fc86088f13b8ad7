-- What staff set is not written over by what they have not seen.
alter table live_stream add column version integer not null default 1;
