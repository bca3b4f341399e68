const begins = 'hiroba ';

/** How the log and the histories name whoever has the shell: by the command. */
export function shellName(command: string): string {
  return `${begins}${command}`;
}

/** No mail address has a blank, so nobody else is named like this. */
export function isShellName(name: string): boolean {
  return name.startsWith(begins);
}
