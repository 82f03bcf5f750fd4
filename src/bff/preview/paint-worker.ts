import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { fontFiles } from './font.ts';

export interface PaintRequest {
  readonly id: number;
  readonly svg: string;
}

export interface PaintResponse {
  readonly id: number;
  /** PNG; null: the drawing failed. */
  readonly png: Uint8Array | null;
}

/** Paints SVG, outside of the thread that answers requests: a picture takes it some tens of milliseconds. */
const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
const isReady = initWasm(readFileSync(wasm));

function paint(svg: string): Uint8Array | null {
  try {
    const drawing = new Resvg(svg, {
      font: { fontBuffers: [...fontFiles()], defaultFontFamily: 'Touchline Text' },
    });
    const image = drawing.render();
    const png = image.asPng();
    image.free();
    drawing.free();
    return png;
  } catch {
    return null;
  }
}

parentPort?.on('message', async ({ id, svg }: PaintRequest) => {
  await isReady;
  const response: PaintResponse = { id, png: paint(svg) };
  parentPort?.postMessage(response);
});
