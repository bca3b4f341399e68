/** Lets the browser download what an address opens once, while the page stays. */
export function downloadOnce({ address, name }: { address: string; name: string }): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
