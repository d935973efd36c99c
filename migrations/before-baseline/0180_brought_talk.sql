-- A family that comes back from an export of its own brings what was said, in the names of those who said it: only
-- background work may write in somebody else's name.

grant select, insert, update (text) on comments to app_worker;
grant select, insert on reactions to app_worker;
create policy worker_all on comments to app_worker using (true) with check (true);
create policy worker_all on reactions to app_worker using (true) with check (true);
