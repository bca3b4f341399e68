-- What the console lists a page at a time is found by an index, however much there is.
-- Guests by a part of their address, and those who got no mail yet.
create index invitation_of_letters on invitation using gin (pairs_of_letters(' ' || mail_key));
create index invitation_unmailed on invitation (site_key, mail_key) where mailed_at is null;

-- Requests about data: the open ones by their day, the closed ones from the latest on.
create index data_request_open on data_request (site_key, due_on, data_request_id) where state = 'open';
create index data_request_closed on data_request (site_key, closed_at desc, data_request_id desc) where state <> 'open';

-- Cases of the chat by their first report, before which stands no other one of the same message or person.
create index chat_report_open on chat_report (site_key, report_id) where closed_at is null;
create index chat_report_closed on chat_report (site_key, report_id) where closed_at is not null;
create index chat_report_in_case on chat_report
  (reported_profile_id, site_key, (coalesce(room_id, 0)), (coalesce(comment_index, -1)), report_id);

-- Operators of a site, in their order.
create index operator_grant_in_order on operator_grant (site_key, operator_id);
