-- The size of a file in a form, its date and its album are known once all of it has arrived.
grant update (bytes, about) on uploads to app_rw;
