-- Films that people have made from a family's photos are exports that they can watch, stop and delete.
alter table exports drop constraint exports_kind_check,
  add constraint exports_kind_check check (kind in ('family', 'account', 'child', 'selection', 'film'));
grant delete on exports to app_rw;
