-- Accounts for refunds are sealed, with a key that is not in the database.

-- Of rows with it `account` is null. Those of before are sealed by the hourly tidying.
alter table refund_account add column sealed text collate "C";
