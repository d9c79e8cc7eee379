import { writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import sharp from 'sharp'

/** The exit code of a refusal, whose reason is then the output. `branding.ts` has it too: an import would run this. */
const REFUSED_EXIT_CODE = 3
/** The parent process ends this one earlier. This limit applies when the parent is gone. */
const LIFE_MS = 15_000

/** The longest side of an upload. 4096 × 4096 pixels take 64 MiB while they are read. */
const SIDE_PX_MAX = 4_096
/** Four inches at 300 dots per inch, in the footer of a page. */
const WIDTH_PX_MAX = 1_200
const HEIGHT_PX_MAX = 400

/** The formats that are needed. All other loaders of the library stay disabled. */
const LOADERS = ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadSvgBuffer']

/**
 * This process reads one image from stdin and ends. A hostile image can take any time and memory, and only a process can
 * be ended at any moment. It writes width and height in four bytes each, then the PNG.
 */
async function main(isDrawn: boolean): Promise<void> {
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), LIFE_MS).unref()
  // A lower priority would get no time while all cores calculate.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  endFirst()
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: LOADERS })

  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
  const bytes = Buffer.concat(chunks)
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width > SIDE_PX_MAX || height > SIDE_PX_MAX)
      return refuse(`The image has ${width} × ${height} pixels; at most ${SIDE_PX_MAX} × ${SIDE_PX_MAX} are allowed`)
    write(await encoded(bytes, isDrawn))
  } catch {
    refuse(
      isDrawn
        ? 'The SVG cannot be drawn: it is damaged, truncated, or has no valid size'
        : 'The image cannot be read: it is damaged or truncated',
    )
  }
}

/** Makes the system end this process first when memory runs out, where the system supports it. */
function endFirst(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {}
}

const encoded = (bytes: Buffer, isDrawn: boolean) =>
  sharp(bytes, { limitInputPixels: SIDE_PX_MAX ** 2, failOn: 'warning' })
    .autoOrient()
    // Pixels are never enlarged. A drawing is rendered at any size.
    .resize({ width: WIDTH_PX_MAX, height: HEIGHT_PX_MAX, fit: 'inside', withoutEnlargement: !isDrawn })
    .toColourspace('srgb')
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true })

function write({ data, info }: Awaited<ReturnType<typeof encoded>>): void {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(info.width)
  size.writeUInt32BE(info.height, 4)
  process.stdout.write(Buffer.concat([size, data]))
}

function refuse(reason: string): void {
  process.exitCode = REFUSED_EXIT_CODE
  process.stdout.write(reason)
}

await main(process.argv[2] === 'drawn')
