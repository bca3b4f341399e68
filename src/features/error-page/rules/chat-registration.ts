/** The address that registers a member in the chat of an address, with all that its query wants; undefined for others. */
export function chatRegistration(address: string): string | undefined {
  const found = /^(.*\/module\/live_chat\/)(\d{1,10})(?=[?#]|$)(.*)$/.exec(address);
  return found === null ? undefined : `${found[1]}contact/${found[2]}${found[3]}`;
}
