-- The log of a site or of the installation, cut down to one kind of entries: what is rare is not looked for in all of it.
create index operator_log_of_action on operator_log (action text_pattern_ops, site_key, log_id desc);
