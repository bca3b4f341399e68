-- Tickets of members who leave: what the books need stays, and tells of nobody.

-- Before the member goes, while its tickets still name it.
create function forget_member_in_tickets() returns trigger language plpgsql as $$
begin
  -- The order, its sum and its receipt are the organiser's books; who it was is not.
  update ticket_order set purchaser_mail = '', purchaser_info = '[]', addressee = ''
    where purchaser_id = old.member_id;
  -- A link to a ticket of theirs leads nowhere, and of who would have come along nothing is kept.
  update purchased_ticket set checkin_user_mail = '', checkin_user_info = '[]',
      transfer_status = case transfer_status when 'TRANSFERRING' then null else transfer_status end,
      transfer_code = null, transfer_started_at = null
    where order_id in (select order_id from ticket_order where purchaser_id = old.member_id);
  -- What was handed to them goes back to who bought it, and its number (48 random bits) and its QR code are new ones.
  update purchased_ticket set holder_id = purchaser_id, transfer_status = null,
      code = upper(regexp_replace(gen_random_uuid()::text, '^(.{4})(.{4})-(.{4}).*$', '\1-\2-\3')),
      qr_secret = replace(gen_random_uuid()::text, '-', '')
    where holder_id = old.member_id and purchaser_id <> old.member_id and state = 'issued' and checkin_count = 0;
  return old;
end $$;
create trigger member_is_forgotten_in_tickets before delete on member
  for each row execute function forget_member_in_tickets();
