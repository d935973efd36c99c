import sharp from 'sharp'

// One thread and no cache: two children on two cores beat two threads in each (docs/performance.md).
sharp.concurrency(1)
sharp.cache(false)

// Files meet only these loaders, whatever they turn out to hold. Buffers are made by this process itself. The loader of
// Ultra HDR is left out on purpose: it decodes the gain map as well, which nobody sees here.
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
