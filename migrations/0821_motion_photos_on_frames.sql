-- Where the video is in a motion photo, so that frames can play it.
grant select (pairing) on photos to app_guest;
