-- An imported album keeps when it was created and changed.

grant insert (created_at, updated_at) on albums to app_rw;
