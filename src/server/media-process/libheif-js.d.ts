declare module 'libheif-js/wasm-bundle.js' {
  /** The functions of libheif's C API that are used here. Structs are returned through a first argument. */
  type Libheif = {
    HEAPU8: Uint8Array
    HEAPU32: Uint32Array
    _malloc(bytes: number): number
    _free(pointer: number): void
    _heif_context_alloc(): number
    _heif_context_free(context: number): void
    _heif_context_read_from_memory_without_copy(
      error: number,
      context: number,
      data: number,
      size: number,
      options: number,
    ): void
    _heif_context_get_primary_image_handle(error: number, context: number, handle: number): void
    _heif_image_handle_release(handle: number): void
    _heif_image_handle_get_nclx_color_profile(error: number, handle: number, profile: number): void
    _heif_nclx_color_profile_free(profile: number): void
    _heif_decoding_options_alloc(): number
    _heif_decoding_options_free(options: number): void
    _heif_decode_image(
      error: number,
      handle: number,
      image: number,
      space: number,
      chroma: number,
      options: number,
    ): void
    _heif_image_release(image: number): void
    _heif_image_get_width(image: number, channel: number): number
    _heif_image_get_height(image: number, channel: number): number
    _heif_image_get_plane_readonly2(image: number, channel: number, stride: number): number
  }
  const heif: Libheif
  export default heif
}
