-- A private calendar address is good for as long as the site has the passcode behind which it was made.
alter table schedule_feed add column passcode text;
