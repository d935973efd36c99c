-- Photos that became private were still named in earlier notifications of them.

create index notifications_photos on notifications using gin (photo_ids);
update notifications set title = '' where kind = 'photo_upload' and title <> '';
delete from notifications notification using photos photo
  where photo.audience = 'private' and notification.photo_ids = array[photo.id]
    and (notification.kind = 'comment_added' or notification.kind = 'photo_upload' and notification.count = 1)
    and notification.user_id is distinct from photo.added_by;
update notifications set photo_ids = array(
    select id from unnest(photo_ids) with ordinality as shown (id, place)
      where not exists (
        select from photos where photos.id = shown.id and audience = 'private' and added_by is distinct from user_id)
      order by place)
  where photo_ids && array(select id from photos where audience = 'private');
