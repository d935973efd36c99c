-- Guests see the copy of a film that plays everywhere, which knows neither places nor people.
grant select (family_id, photo_id, state) on film_renditions to app_guest;
create policy guests_read on film_renditions for select to app_guest
  using (family_id = (select app.guest_family())
    and exists (select 1 from photos where photos.family_id = film_renditions.family_id and photos.id = film_renditions.photo_id));
