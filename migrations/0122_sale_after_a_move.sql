-- contract: since 0.9.0 a sale refuses a buyer whose accounts are neither those of the event nor those of its portal.
-- An event that was put into another portal, or taken out of one, meanwhile: whoever moves it holds the rows of its
-- stock, so what is read here after them is where the event is now. All else is as migration 0015 has it.
do $$
declare
  made text := pg_get_functiondef('reserve_tickets'::regproc);
  before text := 'where m.member_id = any (p_purchaser_id) for key share';
  after text := 'join site s on s.site_key = p_site_key
    where m.member_id = any (p_purchaser_id) and m.realm_key in (s.site_key, s.portal_key) for key share of m';
begin
  if position(before in made) = 0 then
    raise exception 'reserve_tickets does not read its buyers as migration 0015 has it';
  end if;
  execute replace(made, before, after);
end $$;
