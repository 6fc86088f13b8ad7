-- Finished responses, so that a detail is one look-up whatever the memory of an instance holds. Not logged: after a crash or on a
-- new primary they are computed again.
create unlogged table stored_response (
  -- A hash of the request, the language and the version of the API.
  key bytea primary key,
  -- The last change before the response was computed; a later one of its tags makes it invalid.
  seq bigint not null,
  tags text[] not null,
  etag text not null,
  type text not null,
  body bytea not null,
  stored_at timestamptz not null
);

-- Whether content has been published since a response was stored.
create index content_published on content (published_at);
