// Runs in Chromium: its own H.264 encoder, mediabunny as the writer, mediabunny's AAC encoder for the sound.
import {
  AudioSample,
  AudioSampleSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  NullTarget,
  Output,
} from 'mediabunny';
import { registerAacEncoder } from 'aac-encoder';
import { draw, shape, sound } from './picture.js';

const segmentSeconds = 2;
const sampleRate = 32_000; // sixty seconds are 1875 whole AAC frames, so the loop closes; 44.1 and 48 kHz do not

/** BT.709 in the limited range, which every decoder expects; straight from a canvas it would be the full range. */
function toI420(rgba, width, height) {
  const out = new Uint8Array((width * height * 3) / 2);
  const u0 = width * height;
  const v0 = u0 + u0 / 4;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = (y * width + x) * 4;
      const r = rgba[i];
      const g = rgba[i + 1];
      const b = rgba[i + 2];
      out[y * width + x] = 16.5 + 0.1826 * r + 0.6142 * g + 0.062 * b;
      if (y % 2 === 0 && x % 2 === 0) {
        const at = (y / 2) * (width / 2) + x / 2;
        out[u0 + at] = 128.5 - 0.1006 * r - 0.3386 * g + 0.4392 * b;
        out[v0 + at] = 128.5 + 0.4392 * r - 0.3989 * g - 0.0403 * b;
      }
    }
  }
  return out;
}

/** The pictures of the loop; every segment begins with a key frame. */
async function pictures(bitrate) {
  const { width, height, fps, seconds } = shape;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  const packets = [];
  let meta;
  const encoder = new VideoEncoder({
    output: (chunk, m) => {
      meta ??= m;
      const n = packets.length;
      packets.push(EncodedPacket.fromEncodedChunk(chunk).clone({ timestamp: n / fps, duration: 1 / fps }));
    },
    error: (e) => reportError(e),
  });
  encoder.configure({
    codec: 'avc1.64001e',
    width,
    height,
    framerate: fps,
    bitrate,
    latencyMode: 'quality',
    avc: { format: 'avc' },
  });
  for (let n = 0; n < seconds * fps; n += 1) {
    draw(context, n);
    const frame = new VideoFrame(toI420(context.getImageData(0, 0, width, height).data, width, height), {
      format: 'I420',
      codedWidth: width,
      codedHeight: height,
      timestamp: Math.round((n * 1e6) / fps),
      colorSpace: { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false },
    });
    encoder.encode(frame, { keyFrame: n % (fps * segmentSeconds) === 0 });
    frame.close();
    while (encoder.encodeQueueSize > 8) await new Promise((done) => setTimeout(done, 2));
  }
  await encoder.flush();
  encoder.close();
  return { packets, meta };
}

/** The sound of the loop, encoded between a run-up and a run-out of itself, so that its end joins its beginning. */
async function sounds(bitrate) {
  const loop = sound(sampleRate);
  const frame = 1024;
  const skipped = 8;
  const data = new Float32Array(loop.length + 2 * skipped * frame);
  for (let i = 0; i < data.length; i += 1) data[i] = loop[(i - skipped * frame + loop.length) % loop.length];
  const packets = [];
  let meta;
  const source = new AudioSampleSource({
    codec: 'aac',
    bitrate,
    onEncodedPacket: (p, m) => {
      meta ??= m;
      packets.push(p);
    },
  });
  const scratch = new Output({ format: new Mp4OutputFormat(), target: new NullTarget() });
  scratch.addAudioTrack(source);
  await scratch.start();
  await source.add(new AudioSample({ data, format: 'f32-planar', numberOfChannels: 1, sampleRate, timestamp: 0 }));
  await scratch.finalize();
  const kept = packets.slice(skipped, skipped + loop.length / frame);
  return {
    packets: kept.map((p, n) => p.clone({ timestamp: (n * frame) / sampleRate, duration: frame / sampleRate })),
    meta,
  };
}

/** One file that any player opens: a header, then one fragment for every segment. */
window.makeRecording = async ({ videoBitrate, audioBitrate }) => {
  registerAacEncoder();
  const video = await pictures(videoBitrate);
  const audio = await sounds(audioBitrate);
  const target = new BufferTarget();
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'fragmented', minimumFragmentDuration: segmentSeconds - 0.01 }),
    target,
  });
  const videoSource = new EncodedVideoPacketSource('avc');
  const audioSource = new EncodedAudioPacketSource('aac');
  output.addVideoTrack(videoSource, { frameRate: shape.fps });
  output.addAudioTrack(audioSource);
  await output.start();
  let next = 0;
  for (const [n, packet] of video.packets.entries()) {
    await videoSource.add(packet, n === 0 ? video.meta : undefined);
    for (; next < audio.packets.length && audio.packets[next].timestamp <= packet.timestamp; next += 1) {
      await audioSource.add(audio.packets[next], next === 0 ? audio.meta : undefined);
    }
  }
  for (; next < audio.packets.length; next += 1) await audioSource.add(audio.packets[next]);
  await output.finalize();
  return btoa(Array.from(new Uint8Array(target.buffer), (byte) => String.fromCharCode(byte)).join(''));
};
