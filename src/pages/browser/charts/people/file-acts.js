// Files of people: read, looked at and saved, or written.
import { save } from '../../playground/call.js'
import { textOf } from './import-view.js'
import { lineOf } from './says.js'

/**
 * @param {object} state What the page shows.
 * @param {{ draw: () => void, load: () => Promise<void>, focusList: () => void }} page
 */
export const fileActs = (state, { draw, load, focusList }) => {
  const readAs = async (format) => {
    const { importing } = state
    Object.assign(importing, { format, fault: null, read: null })
    try {
      if (importing.content) importing.read = await state.store.read({ content: importing.content, format })
    } catch (error) {
      importing.fault = lineOf(error)
    }
    draw()
  }
  return {
    readAs,
    async readFile(file) {
      if (!file) return
      state.importing = { format: state.importing.format }
      try {
        state.importing.content = await textOf(file)
        await readAs(state.importing.format ?? 'auto')
      } catch (error) {
        state.importing.fault = lineOf(error)
        draw()
      }
    },
    async take() {
      const { content, format } = state.importing
      state.importing.isBusy = true
      draw()
      try {
        const { saved } = await state.store.take({ content, format })
        state.said = `${saved} ${saved === 1 ? 'person was' : 'people were'} saved.`
        Object.assign(state, { shown: null, importing: {} })
        await load()
        focusList()
      } catch (error) {
        Object.assign(state.importing, { isBusy: false, fault: lineOf(error) })
        draw()
      }
    },
    async exportAs(format) {
      try {
        const file = await state.store.file(format)
        if (file.people > 0)
          save(new Blob([file.content], { type: `${file.media_type};charset=utf-8` }), file.file_name)
        state.exported = { file }
      } catch (error) {
        state.exported = { fault: lineOf(error) }
      }
      draw()
    },
  }
}
