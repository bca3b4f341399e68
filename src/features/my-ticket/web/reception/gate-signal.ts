export type GateSignal = 'open' | 'closed';

const tones: Record<GateSignal, { hertz: number; ms: number; vibration: number[] }> = {
  open: { hertz: 1_320, ms: 120, vibration: [60] },
  closed: { hertz: 220, ms: 450, vibration: [200, 80, 200] },
};

let sound: AudioContext | undefined;

/** A high, short signal lets the visitor in, a low, long one stops them. Silent on a device that cannot signal. */
export function signalGate(signal: GateSignal): void {
  const { hertz, ms, vibration } = tones[signal];
  navigator.vibrate?.(vibration);
  if (typeof AudioContext === 'undefined') return;
  sound ??= new AudioContext();
  const tone = sound.createOscillator();
  const volume = sound.createGain();
  tone.frequency.value = hertz;
  volume.gain.value = 0.2;
  tone.connect(volume).connect(sound.destination);
  tone.start();
  tone.stop(sound.currentTime + ms / 1_000);
}
