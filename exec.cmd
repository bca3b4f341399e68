@rem The scripts of package.json begin with exec, so that a signal for npm reaches Node. Windows has no such command.
@%*
