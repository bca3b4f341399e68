-- The organiser asked in the console to draw before the time that the ticket says.
alter table lottery_draw add column draw_asked_at timestamptz;
