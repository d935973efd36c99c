-- Printed copies of books. An order keeps the book as it was ordered, whatever becomes of it afterwards, and belongs to the
-- person who placed it: nobody else of the family reads where they live.

create table book_orders (
  id uuid primary key,
  user_id uuid references profiles on delete set null,
  family_id uuid references families on delete set null,
  book_id uuid,
  -- Whose plan the included copies are of.
  payer_id uuid references profiles on delete set null,
  title text not null,
  version integer not null,
  document jsonb not null check (pg_column_size(document) < 4000000),
  -- When this state of the book was saved.
  saved_at timestamptz not null,
  format text not null check (format in ('softcover', 'hardcover')),
  copies integer not null check (copies between 1 and 50),
  included_copies integer not null default 0 check (included_copies between 0 and copies),
  -- Minor units of the currency; what is printed without payment has none.
  unit_price integer not null default 0 check (unit_price >= 0),
  shipping integer not null default 0 check (shipping >= 0),
  total integer not null default 0 check (total >= 0),
  currency text check (currency = lower(currency) and length(currency) = 3),
  -- Null once it was forgotten.
  address jsonb check (pg_column_size(address) < 8000),
  language text not null check (language in ('en', 'es', 'fr')),
  status text not null check (status in ('awaiting_payment', 'received', 'in_print', 'shipped', 'cancelled')),
  -- A parcel's number or the address of the page that follows it.
  tracking text check (length(tracking) <= 300),
  is_refunded boolean not null default false,
  -- When whoever prints was told.
  handed_over_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  -- When it came to its present state.
  changed_at timestamptz not null default clock_timestamp(),
  foreign key (family_id, book_id) references books (family_id, id) on delete set null (book_id)
);
create index book_orders_of_person on book_orders (user_id, created_at desc, id desc);
create index book_orders_of_payer on book_orders (payer_id, created_at) where included_copies > 0;
create index book_orders_of_book on book_orders (family_id, book_id);
create index book_orders_newest on book_orders (created_at desc, id desc);

alter table book_orders enable row level security;
grant select on book_orders to app_rw;
grant insert (id, user_id, family_id, book_id, payer_id, title, version, document, saved_at, format, copies, included_copies,
  unit_price, shipping, total, currency, address, language, status) on book_orders to app_rw;
grant update (status, tracking, changed_at) on book_orders to app_rw;
create policy own_orders on book_orders for select to app_rw using (user_id = app.user_id() or (select app.is_admin()));
create policy members_order on book_orders for insert to app_rw
  with check (user_id = app.user_id() and family_id = any (array(select app.my_families())));
-- A person may give an order up; everything else is the operator's.
create policy own_orders_change on book_orders for update to app_rw
  using (user_id = app.user_id() or (select app.is_admin()))
  with check ((user_id = app.user_id() and status = 'cancelled') or (select app.is_admin()));

grant select, update on book_orders to app_worker;
create policy worker_all on book_orders to app_worker using (true) with check (true);

-- Copies that came with a plan since a day, and whose plan it is.
create function app.included_books_of(payer uuid, since timestamptz) returns bigint
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select coalesce(sum(included_copies), 0)::bigint from book_orders
      where payer_id = payer and included_copies > 0 and created_at >= since and status <> 'cancelled';
  end;

-- Nobody else counts until the transaction ends, so that of two orders at the last included book one gets it.
create function app.hold_included_books(in_family uuid, since timestamptz) returns table (payer_id uuid, used bigint)
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
declare
  payer uuid := (select user_id from family_members where family_id = in_family and role = 'owner'
    and in_family = any (array(select app.my_families())));
begin
  perform pg_advisory_xact_lock(hashtextextended('books of ' || payer::text, 0));
  return query select payer, app.included_books_of(payer, since);
end;
$$;

-- As in 0100_plan_use.sql, with the included books of the season that began then.
drop function app.plan_use();
create function app.plan_use(season timestamptz)
  returns table (family_id uuid, family_name text, is_payer boolean, owner_since timestamptz, tier text, status text,
    current_period_end timestamptz, past_due_since timestamptz, photos bigint, members bigint, books bigint)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select mine.id, families.name, owners.user_id = app.user_id(), profiles.created_at, subscriptions.tier, subscriptions.status,
        subscriptions.current_period_end, subscriptions.past_due_since, app.photos_of_payer(owners.user_id),
        (select count(*) from family_members member where member.family_id = mine.id)
          + (select count(*) from invitations waiting where waiting.family_id = mine.id and owners.user_id = app.user_id()
            and waiting.accepted_at is null and waiting.expires_at > now()),
        app.included_books_of(owners.user_id, season)
      from app.my_families() as mine (id)
      join families on families.id = mine.id
      join family_members owners on owners.family_id = mine.id and owners.role = 'owner'
      join profiles on profiles.id = owners.user_id
      left join subscriptions on subscriptions.user_id = owners.user_id
      order by families.created_at, mine.id;
  end;

revoke all on function app.included_books_of, app.hold_included_books, app.plan_use from public;
grant execute on function app.hold_included_books, app.plan_use to app_rw;
