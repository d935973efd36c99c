import sharp from 'sharp'

// One thread and no cache: two children on two cores beat two threads in each (docs/performance.md).
sharp.concurrency(1)
sharp.cache(false)

// Only these loaders are allowed, regardless of what a file contains. Buffers are made by this process. The Ultra HDR loader is left out
// because it also decodes the gain map, which isn't used.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadNsgifFile',
    'VipsForeignLoadTiffFile',
    'VipsForeignLoadHeifFile',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadTiffBuffer',
    'VipsForeignLoadSvgBuffer',
  ],
})

export { sharp }
