let region: HTMLElement | undefined;

/** Says to those who do not see it what a press or a drag did; what is said last counts. */
export function announce(text: string): void {
  if (region?.isConnected !== true) {
    region = document.createElement('div');
    region.className = 'hc-hidden';
    region.role = 'status';
    document.body.append(region);
  }
  region.textContent = text;
}
