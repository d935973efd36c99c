-- Guests read how exactly a photo's date is known, so that an approximate one isn't shown as a day.
grant select (taken_precision) on photos to app_guest;
