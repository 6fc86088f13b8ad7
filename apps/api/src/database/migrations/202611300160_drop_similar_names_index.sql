-- Similar names are found in the memory of the API.
drop function search_alike(text, integer);
drop index search_document_names;
