-- What each photo that comes in calls is planned once for a connection: PostgreSQL had planned it anew each time, for lists of
-- one that a general plan serves as well, and that took more than doing it.
alter function app.add_job(text, json, text, timestamptz, int, int) set plan_cache_mode = force_generic_plan;
alter function app.add_job(text, json, text, timestamptz, int, int, text) set plan_cache_mode = force_generic_plan;
alter function app.tell_members_of_activities() set plan_cache_mode = force_generic_plan;
alter function app.index_photo(photos) set plan_cache_mode = force_generic_plan;
alter function app.pair_live_photo(uuid) set plan_cache_mode = force_generic_plan;
