/** Draws picture `frame` of the loop: runs in a browser's canvas. No fonts: the digits are seven strokes each. */
export const shape = { width: 640, height: 360, fps: 15, seconds: 60, bits: 10 };

const strokes = {
  0: 'abcdef',
  1: 'bc',
  2: 'abged',
  3: 'abgcd',
  4: 'fgbc',
  5: 'afgcd',
  6: 'afgedc',
  7: 'abc',
  8: 'abcdefg',
  9: 'abfgcd',
};
const lines = {
  a: [0, 0, 1, 0],
  b: [1, 0, 1, 1],
  c: [1, 1, 1, 2],
  d: [0, 2, 1, 2],
  e: [0, 1, 0, 2],
  f: [0, 0, 0, 1],
  g: [0, 1, 1, 1],
};

function digit(c, value, x, y, size) {
  c.beginPath();
  for (const name of strokes[value]) {
    const [x1, y1, x2, y2] = lines[name];
    c.moveTo(x + x1 * size, y + y1 * size);
    c.lineTo(x + x2 * size, y + y2 * size);
  }
  c.stroke();
}

export function draw(c, frame) {
  const { width: w, height: h, fps, seconds, bits } = shape;
  const t = frame / fps;
  const turn = (t / seconds) * 2 * Math.PI;
  c.lineCap = c.lineJoin = 'round';
  c.fillStyle = '#132a4a';
  c.fillRect(0, 0, w, h);
  // three waves that come round with the loop
  ['#1d4e79', '#2a7f9e', '#57b5b8'].forEach((colour, n) => {
    c.fillStyle = colour;
    c.beginPath();
    c.moveTo(0, h);
    for (let x = 0; x <= w; x += 8) {
      c.lineTo(x, h * (0.62 + 0.1 * n) + 14 * Math.sin((x / w) * 2 * Math.PI * (n + 1) + turn * (6 + 3 * n)));
    }
    c.lineTo(w, h);
    c.fill();
  });
  // a ball that crosses once in four seconds, as a sign that it moves
  c.fillStyle = '#ffd166';
  c.beginPath();
  c.arc(((t / 4) % 1) * (w + 60) - 30, h * 0.58 - Math.abs(Math.sin((t / 4) * Math.PI * 4)) * 60, 18, 0, 7);
  c.fill();
  // the dial and the second
  const x0 = w / 2;
  const y0 = h * 0.4;
  c.lineWidth = 10;
  c.strokeStyle = '#ffffff33';
  c.beginPath();
  c.arc(x0, y0, 105, 0, 7);
  c.stroke();
  c.strokeStyle = '#ff6b6b';
  c.beginPath();
  c.arc(x0, y0, 105, -Math.PI / 2, -Math.PI / 2 + turn);
  c.stroke();
  c.strokeStyle = '#fff';
  c.lineWidth = 12;
  const second = Math.floor(t) % 60;
  digit(c, Math.floor(second / 10), x0 - 66, y0 - 44, 44);
  digit(c, second % 10, x0 + 20, y0 - 44, 44);
  // the number of the picture for machines: white squares are ones, highest first
  for (let n = 0; n < bits; n += 1) {
    c.fillStyle = (frame >> (bits - 1 - n)) & 1 ? '#fff' : '#000';
    c.fillRect(8 + n * 16, h - 24, 16, 16);
  }
}

/** A quiet sound that comes round with the loop: a chord that changes every four seconds and a tick each second. */
export function sound(sampleRate) {
  const out = new Float32Array(sampleRate * shape.seconds);
  const chords = [
    [220, 277.18, 329.63],
    [196, 246.94, 293.66],
    [174.61, 220, 261.63],
    [196, 261.63, 329.63],
    [164.81, 207.65, 246.94],
  ];
  for (let i = 0; i < out.length; i += 1) {
    const t = i / sampleRate;
    const into = t % 4;
    const swell = Math.sin((Math.PI * into) / 4) ** 2 * 0.05;
    for (const f of chords[Math.floor(t / 4) % chords.length]) out[i] += swell * Math.sin(2 * Math.PI * f * into);
    const tick = t % 1;
    if (tick < 0.06) out[i] += 0.08 * Math.sin(2 * Math.PI * 880 * tick) * (1 - tick / 0.06);
  }
  return out;
}
