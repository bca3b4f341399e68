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

/** The sky in the evening, and what never moves: drawn once, so that it costs nothing in the film. */
function shore(c) {
  const { width: w, height: h } = shape;
  const sky = c.createLinearGradient(0, 0, 0, h * 0.66);
  for (const [at, colour] of [
    [0, '#10214a'],
    [0.55, '#3c5a94'],
    [0.85, '#e58f65'],
    [1, '#ffd08a'],
  ])
    sky.addColorStop(at, colour);
  c.fillStyle = sky;
  c.fillRect(0, 0, w, h);
  c.fillStyle = '#ffe9b8';
  c.beginPath();
  c.arc(w * 0.3, h * 0.62, 34, 0, 7);
  c.fill();
  // the far shore with its cranes
  c.fillStyle = '#41507d';
  c.beginPath();
  c.moveTo(0, h * 0.66);
  for (const [x, y] of [
    [0, 0.57],
    [60, 0.55],
    [130, 0.59],
    [210, 0.56],
    [290, 0.6],
    [380, 0.58],
    [470, 0.61],
    [560, 0.57],
    [640, 0.59],
  ])
    c.lineTo(x, h * y);
  c.lineTo(w, h * 0.66);
  c.fill();
  c.strokeStyle = '#2c3a63';
  c.lineWidth = 4;
  for (const x of [70, 118, 168]) {
    c.beginPath();
    c.moveTo(x, h * 0.62);
    c.lineTo(x, h * 0.44);
    c.lineTo(x + 34, h * 0.47);
    c.moveTo(x, h * 0.44);
    c.lineTo(x - 16, h * 0.47);
    c.stroke();
  }
}

/** The light goes round once in six seconds. */
function lighthouse(c, t) {
  const { width: w, height: h } = shape;
  const [x, y] = [w * 0.84, h * 0.3];
  const reach = Math.cos((t / 6) * 2 * Math.PI);
  const beam = c.createLinearGradient(x, y, x + reach * 330, y);
  beam.addColorStop(0, '#fff3c4cc');
  beam.addColorStop(1, '#fff3c400');
  c.fillStyle = beam;
  c.beginPath();
  c.moveTo(x, y - 4);
  c.lineTo(x + reach * 330, y - 46);
  c.lineTo(x + reach * 330, y + 46);
  c.lineTo(x, y + 4);
  c.fill();
  c.fillStyle = '#1d2a4d';
  c.beginPath();
  c.ellipse(x, h * 0.7, 86, 34, 0, 0, 7);
  c.fill();
  for (let n = 0; n < 5; n += 1) {
    const [top, bottom] = [13 + n * 1.8, 14.8 + n * 1.8];
    c.fillStyle = n % 2 === 0 ? '#f7f3ea' : '#d9483b';
    c.beginPath();
    c.moveTo(x - top, y + 14 + n * 22);
    c.lineTo(x + top, y + 14 + n * 22);
    c.lineTo(x + bottom, y + 36 + n * 22);
    c.lineTo(x - bottom, y + 36 + n * 22);
    c.fill();
  }
  c.fillStyle = '#1d2a4d';
  c.fillRect(x - 17, y + 9, 34, 6);
  c.fillRect(x - 12, y - 18, 24, 6);
  c.fillStyle = '#ffe9a8';
  c.fillRect(x - 9, y - 12, 18, 21);
}

/** A ferry that crosses the harbour three times a minute. */
function ferry(c, t) {
  const { width: w, height: h } = shape;
  const x = ((t / 20) % 1) * (w + 200) - 100;
  const y = h * 0.7 + 3 * Math.sin((t / 4) * 2 * Math.PI);
  c.fillStyle = '#f7f3ea';
  c.fillRect(x - 42, y - 34, 66, 18);
  c.fillRect(x - 28, y - 48, 40, 14);
  c.fillStyle = '#d9483b';
  c.fillRect(x - 12, y - 62, 12, 16);
  c.fillStyle = '#24365f';
  for (let n = 0; n < 5; n += 1) c.fillRect(x - 36 + n * 12, y - 29, 7, 7);
  c.beginPath();
  c.moveTo(x - 58, y - 16);
  c.lineTo(x + 62, y - 16);
  c.lineTo(x + 44, y + 12);
  c.lineTo(x - 48, y + 12);
  c.fill();
}

export function draw(c, frame) {
  const { width: w, height: h, fps, seconds, bits } = shape;
  const t = frame / fps;
  const turn = (t / seconds) * 2 * Math.PI;
  c.lineCap = c.lineJoin = 'round';
  shore(c);
  lighthouse(c, t);
  // Three waves that come round with the loop; the ferry is behind the second.
  ['#2f6f95', '#23597f', '#174468'].forEach((colour, n) => {
    if (n === 1) ferry(c, t);
    c.fillStyle = colour;
    c.beginPath();
    c.moveTo(0, h);
    for (let x = 0; x <= w; x += 8) {
      c.lineTo(x, h * (0.68 + 0.09 * n) + 7 * Math.sin((x / w) * 2 * Math.PI * (n + 2) + turn * (6 + 3 * n)));
    }
    c.lineTo(w, h);
    c.fill();
  });
  // the dial and the second
  const x0 = w * 0.47;
  const y0 = h * 0.28;
  c.lineWidth = 8;
  c.strokeStyle = '#ffffff40';
  c.beginPath();
  c.arc(x0, y0, 72, 0, 7);
  c.stroke();
  c.strokeStyle = '#ffd166';
  c.beginPath();
  c.arc(x0, y0, 72, -Math.PI / 2, -Math.PI / 2 + turn);
  c.stroke();
  c.strokeStyle = '#fff';
  c.lineWidth = 8;
  const second = Math.floor(t) % 60;
  digit(c, Math.floor(second / 10), x0 - 42, y0 - 29, 29);
  digit(c, second % 10, x0 + 13, y0 - 29, 29);
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
