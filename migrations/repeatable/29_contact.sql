create policy anyone_writes on contact_messages for insert to app_auth with check (true);
create policy worker_all on contact_messages to app_worker using (true) with check (true);
