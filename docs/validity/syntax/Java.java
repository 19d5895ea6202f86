import java.io.*;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.*;
import javax.tools.*;
import com.sun.source.util.JavacTask;

/** Answers for each candidate why javac's parser rejects it. */
class Java {
    static class Text extends SimpleJavaFileObject {
        final String text;

        Text(String text) {
            super(URI.create("string:///A.java"), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignored) {
            return text;
        }
    }

    static String fault(JavaCompiler javac, JavaFileManager files, String text) throws IOException {
        DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
        List<String> options = List.of("-proc:none", "-implicit:none");
        JavacTask task = (JavacTask) javac.getTask(null, files, said, options, null, List.of(new Text(text)));
        task.parse();
        for (Diagnostic<?> one : said.getDiagnostics()) {
            if (one.getKind() == Diagnostic.Kind.ERROR) {
                return one.getMessage(Locale.ENGLISH);
            }
        }
        return "";
    }

    public static void main(String[] arguments) throws IOException {
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        JavaFileManager files = javac.getStandardFileManager(null, null, null);
        DataInputStream input = new DataInputStream(new BufferedInputStream(System.in));
        StringBuilder head = new StringBuilder();
        for (int next; (next = input.read()) >= 0;) {
            if (next != '\n') {
                head.append((char) next);
                continue;
            }
            byte[] text = new byte[Integer.parseInt(head.toString())];
            head.setLength(0);
            input.readFully(text);
            String message = fault(javac, files, new String(text, StandardCharsets.UTF_8));
            System.out.println(String.join(" ", message.split("\\s+")));
        }
    }
}
